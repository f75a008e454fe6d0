/** Initial position of the divider in percent. */
export const START_SPLIT = 50

/** Position in percent for a pointer at `x`, between 0 and 100. */
export const splitAt = (x: number, frame: { left: number; width: number }): number =>
  frame.width > 0 ? Math.min(100, Math.max(0, ((x - frame.left) / frame.width) * 100)) : START_SPLIT

/** Visible share of the clean picture, in whole percent. */
export const cleanShare = (split: number): number => Math.round(100 - split)

/** Narrowest side, in percent, that has room for its tag. */
const TAG_NEEDS = 20

/** The side whose tag has no room. */
export const hiddenTag = (split: number): 'before' | 'after' | undefined => {
  if (split < TAG_NEEDS) return 'before'
  return split > 100 - TAG_NEEDS ? 'after' : undefined
}
