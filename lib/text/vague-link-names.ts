const vagueNames = new Set(
  [
    ['hier', 'hier klicken', 'klicken sie hier', 'klick hier', 'klicke hier', 'bitte hier klicken', 'mehr'],
    ['mehr lesen', 'mehr erfahren', 'mehr dazu', 'mehr infos', 'mehr informationen', 'weiter', 'weiterlesen'],
    ['weitere infos', 'weitere informationen', 'details', 'link', 'zum link', 'diese seite', 'dieser link'],
    ['here', 'click here', 'click', 'more', 'read more', 'learn more', 'find out more', 'see more', 'go'],
    ['more info', 'more information', 'further information', 'this', 'this page', 'this link', 'continue'],
  ].flat(),
)

/** Returns true for a link text that does not describe its target (WCAG 2.4.4). */
export function isVagueLinkName(name: string): boolean {
  return vagueNames.has(
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} ]/gu, '')
      .trim(),
  )
}
