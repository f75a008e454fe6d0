import { expect, it } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { embeddedEngine } from './embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it('quotes the sentence of a page that is known to answer a question', () => {
  expect(reply('Which mesh is good for my pets?')).toContain('Pet mesh is thick')
  expect(reply('Is it dangerous to combine bleach with vinegar?')).toContain('poisonous gas')
})

it('quotes the items of a list below their heading', () => {
  expect(reply('What should I never use on panels?')).toContain('What never to use: A pressure washer.')
})

it('does not take a word that is new to it for a misspelling', () => {
  expect(reply('Anything off for old soldiers?')).toContain('no other discount')
})

it('says that it does not know, however much of a question sounds like ours', () => {
  expect(reply("What's a nice recipe for peach cobbler?")).toContain('I do not know')
})

it('adds no paragraph about whether we come where something is explained', () => {
  expect(reply('Is July or November better in Sanger for the panels?')).not.toContain('Yes, we serve')
  expect(reply('How many souls live in Dinuba?')).not.toContain('Yes, we serve')
})
