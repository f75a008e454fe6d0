const lucide =
  / xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24" height="24"( viewBox="0 0 24 24") fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-[\w-]+ /g

const empty = /><\/(?:path|circle|rect|line|ellipse)>/g

/** The icons without the ten attributes that the class `icon` sets as well, and shapes closed in two letters. */
export const plainIcons = (html: string): string => html.replace(lucide, '$1 class="').replace(empty, '/>')
