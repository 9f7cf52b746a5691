import type { Locale } from '../common/locale'

/**
 * The screens of the editors' hub beside its page tree: the last part of the address, which is the folder below
 * `app/[locale]/cms-hub` as well, and what menus call each.
 */
export const hubScreens = {
  media: { de: 'Bilder', en: 'Pictures' },
  shared: { de: 'Gemeinsame Inhalte', en: 'Shared content' },
  searches: { de: 'Suchbegriffe', en: 'Search terms' },
  forms: { de: 'Formulare', en: 'Forms' },
  trash: { de: 'Papierkorb', en: 'Trash' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>

export type HubScreen = keyof typeof hubScreens
