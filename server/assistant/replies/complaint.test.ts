import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each([
  ["Your guy cracked my panel last week, who's paying for it?", /^I am sorry.*We are insured.*keep water off it/],
  ['You broke my screen!', /^I am sorry.*say what was damaged/],
  ['Streaks all over after you guys left yesterday', /^I am sorry.*make it right/],
  ["I've been waiting 3 days and no one called me back about my quote", /^I am sorry: a reply should have/],
  ['Su muchacho me quebró un panel, quién paga', /^Lamento.*qué se dañó/],
])('says sorry first to "%s"', (question, answer) => {
  expect(reply(question)).toMatch(answer)
})

it.each(['What if you break a panel?', 'Do you repair torn screens?', 'How soon do you reply?'])(
  'hears no complaint in "%s"',
  (question) => {
    expect(reply(question)).not.toMatch(/sorry/)
  },
)
