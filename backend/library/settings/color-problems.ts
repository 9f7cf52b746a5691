import { findNearestColor, leastContrast, measureColor } from '@/lib/color/site-colors'
import type { Locale } from '@/lib/contract/common/locale'
import { settingsMessage } from './messages'
import type { SettingsValues } from './organization-values'

/**
 * Validates the contrast of the site's colors. Each message names the contrast and the nearest
 * valid color.
 */
export function checkColors(
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
