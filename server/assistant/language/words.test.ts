import { expect, it } from 'vitest'
import { wordsOf } from './words.ts'

it.each([
  ['We’d like windows', ['we', 'would', 'like', 'windows']],
  ["we'll need 20", ['we', 'will', 'need', '20']],
  ["I'd like it wed at 7pm", ['id', 'like', 'it', 'wed', 'at', '7', 'pm']],
])('reads "%s" as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})
