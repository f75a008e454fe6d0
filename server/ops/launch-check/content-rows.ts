import { type Content, contentRoot } from '../../../content/schema/read.ts'
import { ratingOf } from '../../../content/schema/reviews.ts'
import { isLive, isPublicName } from './is-live.ts'
import { leftOverRows } from './left-over-rows.ts'
import { firstOf, good, look, open, type Row, worstOfEach } from './row.ts'
import { isShippedName, isShippedText, shippedPictures, wordsTakenBack } from './shipped-content.ts'

/** What the content still lacks for a launch, in any of its languages. */
export const contentRows = async (site: readonly Content[], root: string = contentRoot): Promise<Row[]> => {
  const [first] = site
  const shipped = first ? await shippedPictures(first.pictures, root) : new Set<string>()
  return worstOfEach(
    site.flatMap((content) => [
      ...contactRows(content),
      ...reviewRows(content),
      ...pictureRows(content, shipped),
      ...proofRows(content),
      ...claimRows(content),
      ...hourRows(content),
      ...leftOverRows(content),
    ]),
  )
}

type Part<Key extends keyof Content> = Pick<Content, Key>

// 555-0100 to 555-0199 are reserved for fiction in every area code.
const fictional = /555\D*01\d\d$/

const contactRows = ({ business }: Part<'business'>): Row[] => {
  const { name, phone, email, siteUrl } = business
  const isStandIn = isShippedName(name)
  return [
    isStandIn
      ? open('name', `"${name}" is the stand-in that ships: set name and shortName in content/business.yaml`)
      : good('name', name),
    fictional.test(phone)
      ? open('phone', `${phone} belongs to nobody: set phone in content/business.yaml`)
      : good('phone', phone),
    isPublicName(email.replace(/^.*@/, ''))
      ? good('e-mail', email)
      : open('e-mail', `${email} reaches nobody: set email in content/business.yaml`),
    isLive(siteUrl)
      ? good('site address', siteUrl)
      : open('site address', `${siteUrl} is no public address: set siteUrl in content/business.yaml`),
    siteUrl.startsWith('https:')
      ? good('https', 'the site address is encrypted')
      : open('https', 'the site address has to begin with https://'),
  ]
}

const reviewRows = ({ language, reviews }: Part<'language' | 'reviews'>): Row[] => {
  const samples = reviews.filter(({ sample, text }) => sample || isShippedText(text)).map(({ author }) => author)
  const bare = reviews.filter(({ sample, source }) => !sample && !source).map(({ author }) => author)
  return [
    samples.length > 0
      ? open(
          'reviews',
          `${samples.length} were written by no customer (${firstOf(samples, 3)}), whatever sample says: replace text in content/${language}/reviews.yaml`,
        )
      : good('reviews', `${reviews.length} reviews of customers`),
    bare.length > 0
      ? look('sources of reviews', `no source is given for ${firstOf(bare, 3)}: add its address as source`)
      : good(
          'sources of reviews',
          samples.length > 0 ? 'none is needed for samples' : 'each review names where it stands',
        ),
  ]
}

const pictureRows = (content: Content, shipped: ReadonlySet<string>): Row[] => {
  const { pictures, gallery, home } = content
  const { wideSlider, sideSlider } = home
  const jobs = new Set([
    ...gallery.map(({ image }) => image),
    ...[wideSlider, sideSlider].flatMap((slider) => (slider ? [slider.before, slider.after] : [])),
  ])
  const rendered = Object.keys(pictures).filter((id) => pictures[id]?.provenance === 'illustration')
  const passedOff = Object.keys(pictures).filter((id) => pictures[id]?.provenance === 'photo' && shipped.has(id))
  // A drawing stays in the list of pictures when its page is gone.
  const texts = JSON.stringify({ ...content, pictures: {} })
  const drawn = Object.keys(pictures).filter(
    (id) => pictures[id]?.provenance === 'drawing' && texts.includes(JSON.stringify(id)),
  )
  const asJobs = rendered.filter((id) => jobs.has(id))
  const elsewhere = [...rendered.filter((id) => !jobs.has(id)), ...drawn]
  return [
    ...(passedOff.length > 0
      ? [
          open(
            'photographs',
            `${passedOff.length} are renderings that ship with the project (${firstOf(passedOff, 4)}), whatever provenance says: replace file in content/images.yaml by your own photograph`,
          ),
        ]
      : []),
    asJobs.length > 0
      ? {
          ...open(
            'before and after',
            `${asJobs.length} show no job of yours (${firstOf(asJobs, 4)}): content/images.yaml`,
          ),
          names: asJobs,
        }
      : good('before and after', 'photographs of your own jobs'),
    elsewhere.length > 0
      ? {
          ...look(
            'other pictures',
            `${elsewhere.length} are illustrations (${firstOf(elsewhere, 4)}): photographs of yours do more`,
          ),
          names: elsewhere,
        }
      : good('other pictures', 'photographs'),
  ]
}

/** Questions of homeowners that only the owner can answer. */
const proofRows = ({ business, pictures }: Part<'business' | 'pictures'>): Row[] => {
  const { licenseNumber, insurer, owners, crewPhoto, googleProfile } = business.proof
  const { licensed, insured } = business.promises
  const asked = (what: string, value: string, field: string, isNeeded = true) =>
    value || !isNeeded
      ? good(what, value || 'you do not promise it')
      : look(what, `visitors ask for it: set proof > ${field} in content/business.yaml`)
  return [
    asked('license', licenseNumber, 'licenseNumber', licensed),
    asked('insurer', insurer, 'insurer', insured),
    asked('owners', owners.join(', '), 'owners'),
    asked('profile on Google', googleProfile, 'googleProfile'),
    crewPhoto && !pictures[crewPhoto]
      ? open('crew photograph', `no picture is called ${crewPhoto}: write a name from content/images.yaml`)
      : asked('crew photograph', crewPhoto, 'crewPhoto'),
  ]
}

const claimRows = ({ pricing, business, home, reviews }: Part<'pricing' | 'business' | 'home' | 'reviews'>): Row[] => {
  const unproven = Object.entries(pricing.claims).flatMap(([name, { value, unsubstantiated, source }]) =>
    value && (unsubstantiated || !source) ? [name] : [],
  )
  const rating = ratingOf(reviews)
  const promised = Object.entries(business.promises).flatMap(([name, value]) => (value === true ? [name] : []))
  return [
    unproven.length > 0
      ? look('claims', `no source for ${unproven.join(', ')}: give one in content/pricing.yaml, or take the claim back`)
      : good('claims', 'each names its source'),
    {
      ...look('promises', `say them only if they are so: ${promised.join(', ')}`),
      names: wordsTakenBack(business.promises),
    },
    rating
      ? look('stars', `"${rating.score} ${home.hero.rating}" must be what stands there today`)
      : good('stars', 'no rating is shown while fewer than five customers have written'),
  ]
}

/** Hours at which the business is closed and a visit would not cost more. */
const hourRows = ({ business, pricing }: Part<'business' | 'pricing'>): Row[] => {
  const open = Object.values(business.hours).flatMap((day) => day ?? [])
  const { premiumBefore, premiumAfter } = pricing.rules
  const what = 'early and late visits'
  return [
    open.every(({ opens }) => premiumBefore < opens) || open.every(({ closes }) => premiumAfter > closes)
      ? look(
          what,
          `a visit costs more before ${premiumBefore} and after ${premiumAfter}, but you are closed then: change rules in content/pricing.yaml or hours in content/business.yaml`,
        )
      : good(what, 'they cost more'),
  ]
}
