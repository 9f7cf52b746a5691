import type { Locale } from '../contract/common/locale'
import { toAdministrationAddress } from '../i18n/administration-address'
import { toJobFormAddress } from '../i18n/own-job-address'
import { buildPath } from '../i18n/paths'

/** The prefixes of the keys of unsaved work, which a logout deletes after a warning. */
const workKeyPrefixes = {
  job: 'buehnenhaus.job.',
  entry: 'buehnenhaus.entry.',
  record: 'buehnenhaus.administration.draft.',
  form: 'form-',
  words: 'tab-drafts',
} as const

/** The prefixes of the keys of settings in the browser. They are kept at a logout. */
const settingKeyPrefixes = [
  'buehnenhaus.administration.columns.',
  'buehnenhaus.administration.views.',
  'buehnenhaus.inserted',
  'buehnenhaus.single-keys',
  'buehnenhaus.tour',
  'saved-jobs',
] as const

type WorkKind = keyof typeof workKeyPrefixes

/** A key of the browser's storage whose data the logout either lists or keeps. */
export type StoreKey = `${(typeof workKeyPrefixes)[WorkKind] | (typeof settingKeyPrefixes)[number]}${string}`

/** Unsaved work in this browser. */
export interface StoredWork {
  id: string
  kind: WorkKind
  /** The address of the page on which it can be saved; null if unknown. */
  href: string | null
}

/** Lists the unsaved work in the storage of this browser, of all accounts. */
export function listStoredWork(locale: Locale): StoredWork[] {
  const kinds = Object.keys(workKeyPrefixes) as WorkKind[]
  const work = [...listKeys('localStorage'), ...listKeys('sessionStorage')].flatMap((key) => {
    const kind = kinds.find((candidate) => key.startsWith(workKeyPrefixes[candidate]))
    return kind ? [toStoredWork(locale, kind, key.slice(workKeyPrefixes[kind].length))] : []
  })
  return [...new Map(work.map((item) => [item.id, item])).values()]
}

/** @param name the key without its prefix; for drafts `<user>.<subject>.<record>.<tab>` */
function toStoredWork(locale: Locale, kind: WorkKind, name: string): StoredWork {
  const [, subject = '', record = ''] = name.split('.')
  const hrefs = {
    job: () => toJobFormAddress(locale, subject === 'new' ? null : Number(subject)),
    entry: () => buildPath(locale, '/account/unsere-einrichtung'),
    record: () => toAdministrationAddress(locale, subject, record),
    form: () => null,
    words: () => null,
  }
  const href = hrefs[kind]()
  return { id: `${kind} ${href ?? name}`, kind, href }
}

/**
 * Reads the settings in this browser.
 * @returns a function that stores them again after the browser has deleted the data of the site
 */
export function captureSettings(): () => void {
  const isSetting = (key: string) => settingKeyPrefixes.some((prefix) => key.startsWith(prefix))
  const keys = listKeys('localStorage').filter(isSetting)
  const settings = keys.map((key) => [key, localStorage.getItem(key) ?? ''] as const)
  return () => {
    for (const [key, text] of settings) localStorage.setItem(key, text)
  }
}

/** Lists the keys of a storage; none if the browser blocks it. */
export function listKeys(area: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(window[area])
  } catch {
    return []
  }
}
