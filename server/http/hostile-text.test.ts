import { globSync, readFileSync } from 'node:fs'
import { createSourceFile, forEachChild, isRegularExpressionLiteral, type Node, ScriptTarget } from 'typescript'
import { afterAll, describe, expect, test, vi } from 'vitest'

// A visitor's text may fill the form's limit. No regular expression may take four times as long for twice the text.

type Found = { where: string; regex: RegExp }

const literalsIn = (file: string): Found[] => {
  const found: Found[] = []
  const source = createSourceFile(file, readFileSync(file, 'utf8'), ScriptTarget.Latest)
  const visit = (node: Node) => {
    if (isRegularExpressionLiteral(node)) {
      const [, pattern = '', flags] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? []
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      found.push({ where: `${file}:${line}`, regex: new RegExp(pattern, flags) })
    }
    forEachChild(node, visit)
  }
  visit(source)
  return found
}

// Expressions built from lists are caught at construction.
const madeWhile = async (where: string, run: () => Promise<unknown>): Promise<Found[]> => {
  const made: Found[] = []
  const construct = (target: RegExpConstructor, [pattern, flags]: ConstructorParameters<RegExpConstructor>) => {
    const regex = new target(pattern, flags)
    made.push({ where, regex })
    return regex
  }
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }))
  await run()
  vi.unstubAllGlobals()
  return made
}
afterAll(() => vi.unstubAllGlobals())

const pieces = [...'aA1 \n\t.-@,\'"<&=/\\$(!¿é😀']
const pairs = [...['a ', 'a.', 'a-', 'a@', 'a,', 'a=', 'A a', '1,', '1.', '1 ', '1-'], ' \n', ' -', '//', '&a;']
const longer = ['<a ', '<a\n', 'https://a']

/** Hard inputs for an expression: one piece repeated, including its own letters, and then no match. */
const hostileTexts = ({ source }: RegExp, length: number): string[] => {
  const words = source.match(/(?<!\\)[a-z]{2,}/gi)?.slice(0, 12) ?? []
  const signs = [...new Set(source.replace(/[\\\w]/g, ''))]
  const repeated = [...pieces, ...pairs, ...longer, ...words, ...words.map((word) => `${word} `), ...signs]
  return repeated.flatMap((piece) => {
    const text = piece.repeat(Math.ceil(length / piece.length))
    return [text, `${text}\0`]
  })
}

// Of the processor, so that other work on the machine does not count.
const millisecondsOf = (regex: RegExp, text: string): number => {
  const start = process.threadCpuUsage()
  text.replace(regex, '')
  return process.threadCpuUsage(start).user / 1000
}

const fastest = (regex: RegExp, text: string) => Math.min(...[1, 2, 3].map(() => millisecondsOf(regex, text)))

const slowEnough = 15

// Starts with small steps: a backtracking expression takes twice as long for each further letter.
const lengths = [...Array.from({ length: 12 }, (_, step) => 16 + 4 * step), 128, 512, 2048, 8192, 16_384, 65_536]

/** The text for which doubling its length more than triples the time; undefined if there is none. */
const slowText = (regex: RegExp, longest: number): string | undefined => {
  for (const length of lengths.filter((each) => each <= longest)) {
    for (const text of hostileTexts(regex, length)) {
      if (millisecondsOf(regex, text) < slowEnough || fastest(regex, text) < slowEnough) continue
      const half = text.slice(0, text.length / 2) + text.slice(-1)
      if (fastest(regex, text) > 3 * fastest(regex, half)) return `${JSON.stringify(text.slice(0, 20))} x ${length}`
    }
  }
  return undefined
}

const files = globSync('{server,contract}/**/*.ts').filter((file) => !/\.test\.ts$|^server\/testing\//.test(file))
const inChat = (file: string) => file.startsWith('server/assistant/')
// Without an unbounded quantifier, a match takes as long at every place of any text.
const mayBeSlow = ({ regex: { source } }: Found) => /[*+]|\{\d+,/.test(source)
const slowOnes = (found: readonly Found[], longest: number): string[] =>
  found.filter(mayBeSlow).flatMap(({ where, regex }) => {
    const slow = slowText(regex, longest)
    return slow === undefined ? [] : [`${where} ${regex}: ${slow}`]
  })

describe('no regular expression is slow for long hostile text', () => {
  test('among those that read a form, a header or an address', () => {
    const found = files.filter((file) => !inChat(file)).flatMap(literalsIn)
    expect(found.length).toBeGreaterThan(20)
    expect(slowOnes(found, 65_536)).toEqual([])
  })

  test("among the chat's, which reads turns of 2,000 characters", () => {
    expect(slowOnes(files.filter(inChat).flatMap(literalsIn), 2048)).toEqual([])
  })

  test('among those built at run time', async () => {
    // Another test may have built them before.
    vi.resetModules()
    const spam = await madeWhile('quotes/spam.ts', () => import('../quotes/spam.ts'))
    expect(spam.length).toBeGreaterThan(0)
    expect(slowOnes(spam, 65_536)).toEqual([])
  })

  test('the search detects a slow one', () => {
    expect(slowText(/<a\s[^>]*href/i, 65_536)).toContain('<a')
    expect(slowText(/^(a+)+$/, 65_536)).toBeDefined()
  })
})
