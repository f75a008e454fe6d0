/** Where the owner puts a link to the site: the `utm_source` of its address. */
export const linkPlaces = ['truck', 'door-hanger', 'google-post', 'card', 'flyer'] as const
