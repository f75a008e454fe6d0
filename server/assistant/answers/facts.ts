import { cityPath } from '../../../content/schema/city.ts'
import { addressIn } from '../../../content/schema/languages/page-addresses.ts'
import { renderedShare, sampleShare } from '../../../content/schema/provenance.ts'
import type { Content } from '../../../content/schema/read.ts'
import { servicesInWords } from '../../../content/schema/service.ts'
import type { SlotName, Topic } from '../../../content/schema/topic.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import { answersOfJob } from '../../../pricing/answers-of-job.ts'
import { estimateLink } from '../../../pricing/estimate-answers.ts'
import { groupedDigits } from '../../../pricing/grouped-digits.ts'
import { sideJobs } from '../../../pricing/job.ts'
import { isOutsideHours } from '../../../pricing/premium.ts'
import { priceJob } from '../../../pricing/price-job.ts'
import type { PriceList } from '../../../pricing/price-list.ts'
import { sayPrice } from '../../../pricing/say-price.ts'
import { type Calendar, isOffToday } from '../slots/days-off.ts'
import type { Slots } from '../slots/slots.ts'
import { jobOf, placeOf, serviceOf, sitesOf } from './job-of-slots.ts'

/** Conditions that choose a topic's variant, and values for its tokens. */
export type AnswerFacts = {
  conditions: Readonly<Record<SlotName, string>>
  values: Readonly<Record<string, string | undefined>>
}

const mostNotes = 2

const yesOrNo = (isSo: boolean) => (isSo ? 'yes' : 'no')

/** Facts about the slots. They come only from content, or from `pricing/` with their parts. */
export const factsReader = (content: Content, list: PriceList, calendar: Calendar) => {
  const spoken = content.assistantTranslations
  const townNames = [...list.towns.free, ...list.towns.fee]

  const joined = (names: readonly string[], language: ChatLanguage) => new Intl.ListFormat(language).format(names)

  const { satisfactionGuarantee, licensed, insured, americanMadeEquipment } = content.business.promises
  const { licenseNumber, insurer } = content.business.proof

  const placeKind = (slots: Slots): string => {
    const place = placeOf(slots)
    if (!place) return slots.places.length > 1 ? 'several' : 'none'
    if (place.kind !== 'served') return place.kind
    return list.towns.free.includes(place.name) ? 'free' : 'fee'
  }

  const placeValues = (slots: Slots, language: ChatLanguage) => {
    const place = placeOf(slots)
    if (!place) return {}
    const { cities, addresses } = content.spokenPages[language]
    const city = cities.find(({ name }) => name === place.name)
    const county = content.business.counties.find((name) => place.name === `${name} County`)
    const towns = cities.filter((one) => one.county === county && one.name !== place.name)
    return {
      place: place.name,
      nearTown: place.town,
      placePath: city && addressIn(addresses, cityPath(content.business, city)),
      miles: city && String(city.milesFromShop),
      minutes: city?.responseMinutes?.text,
      population: city?.population && groupedDigits(city.population.count),
      censusYear: city?.population && String(city.population.year),
      neighborhoods: joined(city?.neighborhoods ?? [], language) || undefined,
      utility: city?.utility === 'split' ? undefined : city?.utility,
      county,
      countyTowns: joined(
        towns.map(({ name }) => name),
        language,
      ),
    }
  }

  const priceFacts = (slots: Slots, language: ChatLanguage, topic: Topic) => {
    const service = topic.job ?? serviceOf(slots)
    if (sitesOf(slots).length > 1 || (slots.houses ?? 0) > 1) return { price: 'sites', values: {} }
    if (slots.alternatives.length > 1 && service === 'solar') return { price: 'each', values: {} }
    if (!service) return { price: 'none', values: {} }
    const job = jobOf(slots, service)
    const price = priceJob(job, list)
    const said = sayPrice(price, job, content.priceWords[language])
    const kind = price.kind === 'priced' ? (price.visits > 1 ? 'year' : 'visit') : 'unpriced'
    // Requested extras come before notes that are only likely.
    const beside = price.kind === 'refused' ? 0 : (job.extras?.length ?? 0)
    const notes = [...said.notes.slice(said.notes.length - beside), ...said.notes.slice(0, said.notes.length - beside)]
    const values = {
      total: said.total,
      sum: said.sum ? `${said.sum} ${spoken[language].inTotal}.` : '',
      notes: notes.slice(0, mostNotes).join(' '),
      estimatePath: addressIn(content.spokenPages[language].addresses, estimateLink(answersOfJob(job, list))),
    }
    const isRight =
      price.kind === 'priced' && slots.dollars.every((sum) => sum >= price.range.from && sum <= price.range.to)
    return { price: kind, isRight, values }
  }

  const serviceValues = (slots: Slots, language: ChatLanguage) => {
    const service = serviceOf(slots)
    const { services, addresses } = content.spokenPages[language]
    const page = service && services.find(({ job }) => job === (service === 'both' ? 'solar' : service))
    return {
      serviceTitle: page?.title,
      servicePath: page && addressIn(addresses, `/${page.slug}`),
      includedList:
        page && addresses.language === language
          ? joined(
              page.included.map((text) => text.charAt(0).toLowerCase() + text.slice(1)),
              language,
            )
          : undefined,
    }
  }

  /** The owner's own work that an ask is about. */
  const workOf = (slots: Slots) => slots.works.find((work) => work === serviceOf(slots))

  const nameOf = (work: string | undefined, language: ChatLanguage) =>
    work === undefined ? undefined : content.priceWords[language].job.services[work]

  /** Work that only town cards or the price list offer. */
  const alsoOffered = (language: ChatLanguage): string => {
    const { services } = content.spokenPages[language]
    const onCards = sideJobs.filter((job) => !list.notOffered?.includes(job))
    const jobs = [...onCards, ...Object.keys(list.visits)].filter((job) => !services.some((one) => one.job === job))
    const names = jobs.flatMap((job) => nameOf(job, language)?.toLocaleLowerCase(language) ?? [])
    return joined([...new Set(names)], language)
  }

  /** What the home page counts: "500+ windows cleaned". */
  const counted = (language: ChatLanguage): string => {
    const items = content.spokenPages[language].home.stats.items.filter(
      ({ number, suffix }) => number && suffix === '+',
    )
    const said = items.map(({ number, label }) => `${number}+ ${label.toLocaleLowerCase(language)}`)
    return joined(said, language)
  }

  /** One line with its own sum per count; counts are never added up. */
  const priceLine = (slots: Slots, name: string, town: string | undefined, language: ChatLanguage): string => {
    const job = { ...jobOf(slots, 'solar'), town }
    const words = content.priceWords[language]
    const { total, sum } = sayPrice(priceJob(job, list), job, words)
    if (total === undefined) return `${name}: ${words.unpriced.fewPanels}`
    return `${name}: **${total}**.${sum ? ` ${sum} ${spoken[language].inTotal}.` : ''}`
  }

  const siteLines = (slots: Slots, language: ChatLanguage): string | undefined => {
    const sites = sitesOf(slots)
    if (sites.length < 2) return undefined
    const lines = sites.map(({ panels, town }) => {
      const served = town !== undefined && townNames.includes(town) ? town : undefined
      const name = `${panels}${town ? ` (${town})` : ''}`
      return priceLine({ ...slots, panels, sites: [], places: [] }, name, served, language)
    })
    return lines.join('\n\n')
  }

  const eachLines = (slots: Slots, language: ChatLanguage): string | undefined => {
    if (slots.alternatives.length < 2) return undefined
    const { town } = jobOf(slots, 'solar')
    const lines = slots.alternatives.map((panels) => priceLine({ ...slots, panels }, String(panels), town, language))
    return lines.join('\n\n')
  }

  const dayKind = ({ days: [day], isDayOff }: Slots, { bare }: Topic): string => {
    if (isDayOff) return 'off'
    // "Are you open?" means today.
    if (day === undefined)
      return isDayOff === undefined && bare.includes('day') && isOffToday(calendar) ? 'off' : 'none'
    if (list.closedDays.includes(day)) return 'closed'
    return day === list.rules.premiumDay ? 'premium' : 'normal'
  }

  const timeKind = ({ time, isAfterHours }: Slots): string => {
    if (time === undefined) return isAfterHours === undefined ? 'none' : isAfterHours ? 'off' : 'normal'
    return isOutsideHours(list, time) ? 'off' : 'normal'
  }

  const panelsKind = ({ panels, kilowatts, panelCounts, sites, alternatives }: Slots): string => {
    if (sites.length + alternatives.length > 1) return 'known'
    if (panels === undefined) return 'none'
    return kilowatts !== undefined && panelCounts.length === 0 ? 'estimated' : 'known'
  }

  return (slots: Slots, language: ChatLanguage, { topic, after }: { topic: Topic; after: string }): AnswerFacts => {
    const { price, values, isRight = false } = priceFacts(slots, language, topic)
    return {
      conditions: {
        place: placeKind(slots),
        service: workOf(slots) !== undefined ? 'own' : (serviceOf(slots) ?? slots.services[0] ?? 'none'),
        day: dayKind(slots, topic),
        time: timeKind(slots),
        panels: panelsKind(slots),
        windows: slots.windows === undefined ? 'none' : 'known',
        plan: slots.plans[0] ?? 'none',
        setting: slots.setting ?? 'none',
        relativeDay: slots.relativeDay ?? 'none',
        price,
        after,
        samples: content.reviews.length === 0 ? 'empty' : sampleShare(content.reviews),
        drawings: renderedShare(Object.values(content.pictures)),
        satisfactionGuarantee: yesOrNo(satisfactionGuarantee),
        licensed: yesOrNo(licensed),
        insured: yesOrNo(insured),
        americanMadeEquipment: yesOrNo(americanMadeEquipment),
        licenseNumber: yesOrNo(licenseNumber !== ''),
        insurer: yesOrNo(insurer !== ''),
        money: slots.dollars.length === 0 ? 'none' : isRight ? 'right' : 'named',
      },
      values: {
        ...placeValues(slots, language),
        ...serviceValues(slots, language),
        ...values,
        siteLines: siteLines(slots, language),
        eachLines: eachLines(slots, language),
        panels: slots.panels === undefined ? undefined : String(slots.panels),
        windows: slots.windows === undefined ? undefined : String(slots.windows),
        kilowatts: slots.kilowatts === undefined ? undefined : String(slots.kilowatts),
        townList: joined(townNames, language),
        offered: servicesInWords(content.spokenPages[language].services, language) || undefined,
        also: alsoOffered(language) || undefined,
        panelsName: list.notOffered?.includes('solar')
          ? undefined
          : nameOf('solar', language)?.toLocaleLowerCase(language),
        work: nameOf(workOf(slots), language),
        workPrices:
          slots.works.flatMap((work) => content.priceWords[language].notes[work] ?? []).join(' ') || undefined,
        counted: counted(language) || undefined,
        travelRange: list.fees.travel.to > 0 ? list.fees.travel.text : undefined,
        premiumRange: list.fees.premium.to > 0 ? list.fees.premium.text : undefined,
        windowsRange: list.windows?.exterior.text,
        bundleRange: list.windows?.bundle?.text,
        biAnnualRange: list.plans?.biAnnual.text,
        quarterlyRange: list.plans?.quarterly.text,
      },
    }
  }
}

export type FactsOf = ReturnType<typeof factsReader>
