/** The little Markdown our rules are written in, as a tree. Nothing of it is ever HTML. */

export interface Span {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "code"; text: string }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "list"; items: { id: string; blocks: Block[] }[] };

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`/gs;
const RULE = /^\*\*([A-Z]+\d+\.\d+)\*\*/;

/** What ends a paragraph: another block, or an option or a ruling, which stand on lines of their own. */
const BEGINS = /^(```|#|\||- |\*[^*]+:\*)/;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    const [whole, strong, em, code] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else found.push({ kind: "code", text: code ?? "" });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

export function parse(text: string): Block[] {
  return blocks(text.split("\n"));
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  /** The lines from here on as long as they belong together. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && belongs(lines[at] ?? "")) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (line.trim() === "") at += 1;
    else if (line.startsWith("```")) {
      at += 1;
      found.push({ kind: "code", text: take((next) => !next.startsWith("```")).join("\n") });
      at += 1;
    } else if (line.startsWith("#")) {
      at += 1;
      const level = line.indexOf(" ");
      found.push({ kind: "heading", level, spans: spans(line.slice(level + 1)) });
    } else if (line.startsWith("|")) {
      found.push(table(take((next) => next.startsWith("|"))));
    } else if (line.startsWith("- ")) {
      found.push(list(take((next) => next.startsWith("- ") || next.startsWith("  ") || next === "")));
    } else {
      at += 1;
      const plain = [line, ...take((next) => next.trim() !== "" && !BEGINS.test(next))];
      found.push({ kind: "paragraph", spans: spans(plain.map((one) => one.trim()).join(" ")) });
    }
  }
  return found;
}

function table(lines: string[]): Block {
  const rows = lines.map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => spans(cell.trim())),
  );
  const [head = [], , ...body] = rows;
  const read = head.map((_, column) => !body.every((row) => isCode(row[column] ?? [])));
  const kept = (row: Span[][]): Span[][] => row.filter((_, column) => read[column]);
  return { kind: "table", head: kept(head), rows: body.map(kept) };
}

/** Names for files and programs: a column of them is for whoever writes those, not for players. */
const isCode = (cell: Span[]): boolean =>
  cell.some(({ kind }) => kind === "code") &&
  cell.every(({ kind, text }) => kind === "code" || text === " / ");

function list(lines: string[]): Block {
  const items: string[][] = [];
  for (const line of lines) {
    if (line.startsWith("- ")) items.push([line.slice(2)]);
    else items.at(-1)?.push(line.replace(/^ {2}/, ""));
  }
  return {
    kind: "list",
    items: items.map((item) => ({ id: RULE.exec(item[0] ?? "")?.[1] ?? "", blocks: blocks(item) })),
  };
}

/** The words of it alone. */
export const plainText = (blocks: readonly Block[]): string => blocks.map(textOf).join(" ");

function textOf(block: Block): string {
  const joined = (found: readonly Span[]): string => found.map(({ text }) => text).join("");
  switch (block.kind) {
    case "code":
      return block.text;
    case "table":
      return [block.head, ...block.rows].flat().map(joined).join(" ");
    case "list":
      return block.items.map((item) => plainText(item.blocks)).join(" ");
    default:
      return joined(block.spans);
  }
}

/** Is a paragraph our own ruling, or what a table may choose? By its mark, in either language. */
export function markOf({ spans: [first] }: { spans: Span[] }): "ruling" | "option" | "" {
  if (first?.kind !== "em") return "";
  if (/^(Ruling|Наше решение):$/.test(first.text)) return "ruling";
  return /^(Option|Настройка):$/.test(first.text) ? "option" : "";
}
