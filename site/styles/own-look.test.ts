import { expect, test } from 'vitest'
import { brandSchema } from '../../content/schema/brand-colors.ts'
import { ownLook } from './own-look.ts'

const look = (brand: object, logoShape = 1) => ownLook({ brand: brandSchema.parse(brand), pictures: [], logoShape })

test('the shipped look needs no rule of its own', () => {
  expect(look({})).toBe('')
})

test('own colors replace the tokens of the buttons and the links', () => {
  const rules = look({ action: '#8bd450', accent: '#7a1f5c' })
  expect(rules).toContain('--rgb-sun-5:139 212 80')
  expect(rules).toContain('--rgb-water-7:122 31 92')
})

test('a logo takes the place of the mark, and a wide one also that of the name on phones', () => {
  expect(look({ logo: 'logo.png' })).toContain('/logo.png')
  expect(look({ logo: 'logo.png' })).not.toContain('.brand-name')
  expect(look({ logo: 'logo.png' }, 3)).toContain('.brand-name')
})
