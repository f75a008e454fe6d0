export type FormAddress = {
  id: string
  project?: string | undefined
  /** URL of a hosted form service that replaces this site's own server. */
  hostedUrl?: string | undefined
}

/** Where a form posts to: `/f/quote`, `/p/website/f/quote`, or the hosted service's URL. */
export const formPath = ({ id, project, hostedUrl }: FormAddress): string => {
  if (hostedUrl) return hostedUrl
  const form = `/f/${encodeURIComponent(id)}`
  return project ? `/p/${encodeURIComponent(project)}${form}` : form
}
