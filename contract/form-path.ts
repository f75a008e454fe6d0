export type FormAddress = {
  id: string
  project?: string | undefined
  /** The whole address of a hosted form service, when one takes the requests instead of this site's own server. */
  hostedUrl?: string | undefined
}

/** Where a form is posted to: `/f/quote`, `/p/website/f/quote`, or the hosted service's address. */
export const formPath = ({ id, project, hostedUrl }: FormAddress): string => {
  if (hostedUrl) return hostedUrl
  const form = `/f/${encodeURIComponent(id)}`
  return project ? `/p/${encodeURIComponent(project)}${form}` : form
}
