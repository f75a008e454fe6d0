import { useEffect, useState } from 'react'
import { type Brand, brandSchema } from '../../../content/schema/brand-colors.ts'
import { isGroup } from '../../../contract/desk/field-diff.ts'
import { ownLook } from '../../../site/styles/own-look.ts'
import { useDrafts, useFirstForm } from '../../api/site-calls.ts'

/** Style rules of the colors and the logo that drafts change; undefined where they change neither. */
export const useDraftedLook = (): string | undefined => {
  const drafts = useDrafts().data?.drafts ?? []
  const isChanged = drafts.some(({ file, path }) => file === 'business.yaml' && path[0] === 'brand')
  const business = useFirstForm('business', isChanged)?.parts.find(({ file }) => file === 'business.yaml')?.value
  const brand = isChanged && isGroup(business) ? brandSchema.safeParse(business.brand ?? {}).data : undefined
  const logo = brand?.logo ? `/desk/api/site/pictures/${brand.logo}` : ''
  const shape = useShape(logo)
  return brand && lookOf(brand, logo, shape)
}

const lookOf = (brand: Brand, logo: string, logoShape: number) =>
  ownLook({ brand, pictures: [], logoShape }).replace('/logo.png', logo)

const useShape = (address: string): number => {
  const [known, setKnown] = useState({ address: '', shape: 1 })
  useEffect(() => {
    if (address === '') return
    const picture = new Image()
    picture.onload = () => setKnown({ address, shape: picture.naturalWidth / picture.naturalHeight })
    picture.src = address
    return () => {
      picture.onload = null
    }
  }, [address])
  return known.address === address ? known.shape : 1
}
