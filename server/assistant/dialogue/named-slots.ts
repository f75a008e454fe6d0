import { type SlotName, slotNames } from '../../../content/schema/topic.ts'
import type { Slots } from '../slots/slots.ts'

/** Names of the slots that a text fills. */
export const namedSlots = (slots: Slots): SlotName[] => {
  const isFilled: Partial<Record<SlotName, boolean>> = {
    place: slots.places.length > 0,
    day: slots.days.length > 0 || slots.isDayOff === true,
    time: slots.time !== undefined || slots.isAfterHours !== undefined,
    panels: (slots.panels ?? slots.kilowatts) !== undefined || slots.numbers.length + slots.sites.length > 0,
    windows: (slots.windows ?? slots.storeys) !== undefined,
    plan: slots.plans.length > 0,
    service: slots.services.length > 0,
    setting: slots.setting !== undefined,
    relativeDay: slots.relativeDay !== undefined,
  }
  return slotNames.filter((name) => isFilled[name])
}
