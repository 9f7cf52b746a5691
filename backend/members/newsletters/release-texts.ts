import type { Locale } from '@/lib/contract/common/locale'

/** Sentences in every mail of a press release. */
export const releaseTexts: Record<
  Locale,
  {
    embargoedTitle(title: string): string
    embargo(time: string): string
    contact: string
    attachments: string
    page: string
    pageAfter(time: string): string
  }
> = {
  de: {
    embargoedTitle: (title) => `Sperrfrist: ${title}`,
    embargo: (time) => `Sperrfrist: ${time}. Bitte veröffentlichen Sie diese Mitteilung nicht vorher.`,
    contact: 'Kontakt',
    attachments: 'Anhänge',
    page: 'Pressemitteilung auf unserer Website',
    pageAfter: (time) => `Öffentlich ab ${time}`,
  },
  en: {
    embargoedTitle: (title) => `Embargo: ${title}`,
    embargo: (time) => `Embargo: ${time}. Please do not publish this release before then.`,
    contact: 'Contact',
    attachments: 'Attachments',
    page: 'Press release on our website',
    pageAfter: (time) => `Public from ${time}`,
  },
}
