/** How letters are written in addresses that are no letter with an accent. */
const spelling: Record<string, string> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe', å: 'aa' },
  ...{ ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
}

/** As long as the backend lets the last part of an address be. */
const longest = 100

/** The last part of an address that a title proposes: `Übersicht & Termine` is `uebersicht-termine`. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøåłđðþı]/g, (letter) => spelling[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}|['’]/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  return plain.slice(0, longest).replace(/^-|-$/g, '')
}
