import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Brand, brandSchema } from '../../content/schema/brand-colors.ts'
import type { ShownTexts } from '../../contract/desk/edit-page.ts'
import { isGroup } from '../../contract/desk/field-diff.ts'
import type { SentenceChange } from '../../contract/desk/site.ts'
import { ownLook } from '../../site/styles/own-look.ts'
import { formQuery, useDrafts } from '../api/site-calls.ts'

/** Facts of the business that pages write within words that no field holds: a button, a picture's name. */
const factNames = ['name', 'shortName', 'phone', 'email']

const isFact = ({ file, path }: SentenceChange) => file === 'business.yaml' && factNames.includes(String(path[0]))

/** A phone number as links write it. */
const dialed = (phone: string) => `+1${phone.replace(/\D/g, '')}`

type Page = { address: string; language: string | undefined; removed: readonly string[] }

/** What the page at `address` reads otherwise with these changes: its own sentences win over those of other pages. */
export const textsOnPage = (changes: readonly SentenceChange[], { address, language, removed }: Page): ShownTexts => {
  const rank = ({ place }: SentenceChange) => (place.name === address ? 2 : place.kind === 'everywhere' ? 1 : 0)
  const here = changes
    .filter((change) => change.language === language || change.language === '')
    .sort((one, other) => rank(one) - rank(other))
  const texts = here.flatMap(({ before, after }) => (before === null || after === null ? [] : [{ before, after }]))
  const facts = here.filter(isFact).flatMap(({ path, before, after }) => {
    if (!before || !after) return []
    const said = { before, after }
    return path[0] === 'phone' ? [said, { before: dialed(before), after: dialed(after) }] : [said]
  })
  return { texts, facts, removed }
}

/** Style rules of the colors and the logo that drafts change; undefined where they change neither. */
export const useDraftedLook = (language = ''): string | undefined => {
  const drafts = useDrafts().data?.drafts ?? []
  const isChanged = drafts.some(({ file, path }) => file === 'business.yaml' && path[0] === 'brand')
  const { data: form } = useQuery({ ...formQuery('business', language), enabled: isChanged && language !== '' })
  const business = form?.parts.find(({ file }) => file === 'business.yaml')?.value
  const brand = isChanged && isGroup(business) ? brandSchema.safeParse(business.brand ?? {}).data : undefined
  const logo = brand?.logo ? `/desk/api/site/pictures/${brand.logo}` : ''
  const shape = useShape(logo)
  return brand && lookOf(brand, logo, shape)
}

const lookOf = (brand: Brand, logo: string, logoShape: number) =>
  ownLook({ brand, pictures: [], logoShape }).replace('/logo.png', logo)

/** Width of a picture divided by its height. */
const useShape = (address: string): number => {
  const [known, setKnown] = useState({ address: '', shape: 1 })
  useEffect(() => {
    if (address === '') return
    const picture = new Image()
    picture.onload = () => setKnown({ address, shape: picture.naturalWidth / picture.naturalHeight })
    picture.src = address
  }, [address])
  return known.address === address ? known.shape : 1
}
