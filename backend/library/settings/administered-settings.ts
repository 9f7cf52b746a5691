import { sql } from 'drizzle-orm'
import { requireRecentProof } from '@/backend/accounts/passwords/proof'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Queryable } from '@/backend/platform/db/client'
import { defaultDispatchRates, settings } from '@/backend/platform/db/schema/library/settings'
import { NotFoundError } from '@/backend/platform/errors'
import { loadPictures } from '@/backend/platform/images/load-pictures'
import { findNearestColor, leastContrast, measureColor } from '@/lib/color/site-colors'
import { settingsRecords } from '@/lib/contract/administration/settings'
import type { Locale } from '@/lib/contract/common/locale'
import { lockPictures } from '../media/lock-pictures'
import { checkMailTexts, readMailTexts, toStoredMailTexts } from './mail-texts'
import { settingsMessage } from './messages'
import { type SettingsValues, toSettingsValues, toStoredSettings } from './organization-values'
import { mayManageSettings } from './policy'

/** The id of the only record. Before its first save, the record is read with empty values. */
const onlyId = 1

/** The record type "settings" of the administration. Each write requires a recent proof. */
export const administeredSettings: Administered<typeof settingsRecords> = {
  contract: settingsRecords,
  may: mayManageSettings,
  assertMayWrite: requireRecentProof,
  list: {
    from: sql`(SELECT ${onlyId}::int AS id) AS organization`,
    id: sql`organization.id`,
    searchColumns: [sql`''`],
    orderings: { id: sql`organization.id` },
    filters: {},
  },
  async present(db, ids, locale) {
    if (!ids.includes(onlyId)) return []
    const { name, email, is_disabled } = await readValues(db)
    const values = { name: name[locale], email, is_disabled }
    return [{ id: onlyId, title: name[locale], url: null, values }]
  },
  async read(db, id) {
    return id === onlyId ? readValues(db) : null
  },
  async check(db, values, _id, locale) {
    const isLogoValid = values.logo === null || (await loadLogoUrl(db, values.logo)) !== null
    const problems = {
      ...checkColors(values, locale),
      ...checkMailTexts(values, locale),
      ...(!isLogoValid && { logo: [settingsMessage(locale, 'pictureMissing')] }),
    }
    return Object.keys(problems).length > 0 ? problems : null
  },
  references: { logo: lockPictures },
  async update(db, id, values) {
    if (id !== onlyId) throw new NotFoundError()
    const data = toStoredSettings(values, values.logo === null ? null : await loadLogoUrl(db, values.logo))
    const columns = {
      data,
      requiresSecondFactor: values.requires_second_factor,
      requiresApproval: values.requires_approval,
      mailLanguages: values.mail_languages,
      dispatchedPerMinute: values.dispatched_per_minute,
      dispatchedPerDomain: values.dispatched_per_domain,
      countsClicks: values.counts_clicks,
      mailTexts: toStoredMailTexts(values),
    }
    await db.insert(settings).values(columns).onConflictDoUpdate({ target: settings.id, set: columns })
  },
}

async function readValues(db: Queryable): Promise<SettingsValues> {
  const [row] = await db.select().from(settings)
  return {
    ...toSettingsValues(row?.data),
    requires_second_factor: row?.requiresSecondFactor ?? false,
    requires_approval: row?.requiresApproval ?? false,
    mail_languages: row?.mailLanguages ?? 'both',
    dispatched_per_minute: row?.dispatchedPerMinute ?? defaultDispatchRates.perMinute,
    dispatched_per_domain: row?.dispatchedPerDomain ?? defaultDispatchRates.perDomain,
    counts_clicks: row?.countsClicks ?? false,
    ...readMailTexts(row?.mailTexts ?? {}),
  }
}

/** Returns the URL of a small derivative of the logo; null for an unknown picture. */
async function loadLogoUrl(db: Queryable, id: number): Promise<string | null> {
  const findPicture = await loadPictures(db, [id], 'de')
  return findPicture(id)?.thumbs.small.webp ?? null
}

/**
 * Validates the contrast of the site's colors. Each message names the contrast and the nearest
 * valid color.
 */
function checkColors(
  values: Pick<SettingsValues, 'accent_color' | 'ground_color'>,
  locale: Locale,
): Record<string, string[]> {
  const numberFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, roundingMode: 'floor' })
  const problems: Record<string, string[]> = {}
  for (const field of ['accent_color', 'ground_color'] as const) {
    const { ratio, isSufficient } = measureColor(values[field])
    if (isSufficient) continue
    const message = settingsMessage(locale, 'lowContrast')
      .replace('{ratio}', numberFormat.format(ratio))
      .replace('{least}', numberFormat.format(leastContrast))
      .replace('{nearest}', findNearestColor(values[field]))
    problems[field] = [message]
  }
  return problems
}
