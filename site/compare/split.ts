/** Where the divider stands before anyone touches it, in percent of the width. */
export const START_SPLIT = 50

/** The split under a pointer at `x`: percent of the frame's width, never outside of it. */
export const splitAt = (x: number, frame: { left: number; width: number }): number =>
  frame.width > 0 ? Math.min(100, Math.max(0, ((x - frame.left) / frame.width) * 100)) : START_SPLIT

/** How much of the clean picture shows, in whole percent: what is right of the split. */
export const cleanShare = (split: number): number => Math.round(100 - split)

/** A side that is this narrow, in percent, has no room for its tag. */
const TAG_NEEDS = 20

/** Which side's tag has no room left. */
export const hiddenTag = (split: number): 'before' | 'after' | undefined => {
  if (split < TAG_NEEDS) return 'before'
  return split > 100 - TAG_NEEDS ? 'after' : undefined
}
