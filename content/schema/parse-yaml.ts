import { type ErrorCode, parse, YAMLParseError } from 'yaml'
import { ContentError, type Source } from './content-error.ts'

const told: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'this line does not begin where it should: give it as many spaces as the lines of its group',
  BLOCK_AS_IMPLICIT_KEY:
    'a text with a colon in it, or a field that begins in the middle of a line, confuses this line: put the text between quotation marks',
  BLOCK_IN_FLOW: 'a bracket is not closed: close it with ] or }',
  DUPLICATE_KEY: 'this field stands twice in its group: keep one of the two',
  MISSING_CHAR: 'a quotation mark, a bracket, a comma or a colon is missing: add it',
  MULTILINE_IMPLICIT_KEY: 'a colon is missing behind the name of a field: add it, with a space after it',
  TAB_AS_INDENT: 'a tab stands at the start of the line: write spaces in its place',
  UNEXPECTED_TOKEN: 'something here does not belong: look for a bracket, a quotation mark or a comma too many',
  BAD_SCALAR_START: 'a text may not begin with this sign: put the text between quotation marks',
  BAD_DQ_ESCAPE: 'a backslash in a text between "..." begins a code: put the text between single quotation marks',
}

// Each look at a draft reads the whole folder again, of which one file has changed: parsing takes half of that time.
const parsed = new Map<string, unknown>()

const parseOnce = (text: string): unknown => {
  if (parsed.size > 1_000) parsed.clear()
  if (!parsed.has(text)) parsed.set(text, parse(text))
  return structuredClone(parsed.get(text))
}

/** Parses YAML. Throws a syntax error as a `ContentError` that says what to do. */
export const parseYaml = (source: Source): unknown => {
  try {
    return parseOnce(source.text)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const line = (error.linePos?.[0].line ?? 1) + (source.firstLine ?? 1) - 1
    const what = told[error.code] ?? 'this line cannot be read: compare it with the lines around it'
    throw new ContentError({ path: source.path, line, what })
  }
}
