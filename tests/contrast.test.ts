import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { colourReader, contrast } from './contrast.ts'

const colour = colourReader(readFileSync('site/styles/tokens.css', 'utf8'))
const ratio = (one: string, other: string) => contrast(colour(one), colour(other))

const light = ['page', 'band', 'card', 'tint', 'notice', 'error-tint']
const night = ['night', 'night-deep']

describe('body text has 7:1', () => {
  test.each(light)('ink on %s', (ground) => expect(ratio('ink', ground)).toBeGreaterThanOrEqual(7))
  test.each(['page', 'band', 'card'])('soft ink on %s', (ground) =>
    expect(ratio('ink-soft', ground)).toBeGreaterThanOrEqual(7),
  )
  test.each(night)('text on %s', (ground) => {
    expect(ratio('on-night', ground)).toBeGreaterThanOrEqual(7)
    expect(ratio('on-night-soft', ground)).toBeGreaterThanOrEqual(7)
  })
})

describe('all other text has 4.5:1', () => {
  test.each([
    ...light.flatMap((ground) => ['ink-soft', 'link', 'link-hover'].map((text) => [text, ground])),
    ['on-action', 'action'],
    ['on-action', 'action-hover'],
    ['card', 'link'],
    ['link-on-night', 'night'],
    ['link-on-night', 'night-deep'],
    ['on-night', 'night-raised'],
    ['on-notice', 'notice'],
    ['error', 'card'],
    ['error', 'page'],
    ['error', 'error-tint'],
    ['ok', 'card'],
  ])('%s on %s', (text, ground) => expect(ratio(text ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5))
})

describe('controls have 3:1', () => {
  test.each([
    ['control', 'card'],
    ['control', 'page'],
    ['focus', 'page'],
    ['focus', 'band'],
    ['focus', 'action'],
    ['focus-halo', 'night'],
    ['focus-halo', 'night-deep'],
    ['star-edge', 'card'],
  ])('%s on %s', (shape, ground) => expect(ratio(shape ?? '', ground ?? '')).toBeGreaterThanOrEqual(3))
})
