import { describe, expect, test } from 'vitest'
import { newTexts } from './new-texts.ts'

const texts = [
  { before: 'Call Old Glass today.', after: 'Call New Panes today.' },
  { before: 'Call {phone} in **{town}** now', after: 'Ring {phone} from **{town}**' },
  { before: '- One leaf\n- Two leaves', after: '- One leaf\n- Three leaves' },
  { before: '| Small | $95 |', after: '| Small | $105 |' },
]
const facts = [
  { before: 'Old Glass', after: 'New Panes' },
  { before: 'Old Glass & Gutters', after: 'New Panes & Gutters' },
  { before: '(740) 555-0117', after: '(740) 555-0199' },
  { before: '+17405550117', after: '+17405550199' },
]
const { whole, within } = newTexts({ texts, facts })

describe('newTexts', () => {
  test('a whole text is found in any case and with other spaces', () => {
    expect(whole('call  Old\nGlass today.')).toBe('Call New Panes today.')
    expect(whole('Call us today.')).toBeUndefined()
    expect(whole('')).toBeUndefined()
  })
  test('a text whose slots a page has filled keeps what fills them, with new facts', () => {
    expect(whole('Call (740) 555-0117 in Gambier now')).toBe('Ring (740) 555-0199 from **Gambier**')
  })
  test('a line of a list and a cell of a table are texts of their own', () => {
    expect(whole('Two leaves')).toBe('- Three leaves')
    expect(whole('$95')?.trim()).toBe('$105')
    expect(whole('One leaf')).toBeUndefined()
  })
  test('the longest fact is replaced, and no part of a word', () => {
    expect(within('© Old Glass & Gutters, Old Glass, Old Glassware')).toBe(
      '© New Panes & Gutters, New Panes, Old Glassware',
    )
    expect(within('tel:+17405550117')).toBe('tel:+17405550199')
    expect(newTexts({ texts: [], facts: [] }).within('Old Glass')).toBe('Old Glass')
  })
})
