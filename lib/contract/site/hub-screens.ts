import type { Locale } from '../common/locale'

/**
 * Screens of the editors' hub other than the page tree, with their names in menus. The key is the
 * last segment of the address and the folder in `app/[locale]/cms-hub`.
 */
export const hubScreens = {
  media: { de: 'Bilder', en: 'Pictures' },
  shared: { de: 'Gemeinsame Inhalte', en: 'Shared content' },
  searches: { de: 'Suchbegriffe', en: 'Search terms' },
  forms: { de: 'Formulare', en: 'Forms' },
  trash: { de: 'Papierkorb', en: 'Trash' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>

export type HubScreen = keyof typeof hubScreens
