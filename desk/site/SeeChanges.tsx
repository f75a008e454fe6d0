import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useDrafts } from '../api/site-calls.ts'
import { fillCounted, words } from '../desk-content.ts'
import { draftGroups } from './changes/draft-groups.ts'

/** Link to the unpublished changes, if there are any. */
export function SeeChanges(props: Omit<ComponentProps<typeof Link>, 'to'>) {
  const drafts = useDrafts().data?.drafts ?? []
  if (drafts.length === 0) return null
  return (
    <Link to="/site/changes" {...props}>
      {fillCounted(words.site.seeChanges, draftGroups(drafts).length)}
    </Link>
  )
}
