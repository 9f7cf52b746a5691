import { z } from 'zod'
import { settingsSchema } from '@/lib/contract/site/settings'
import { readContent } from './read-content'

/**
 * Settings of the demo site in each language. The organization is invented, and its telephone
 * numbers are reserved for use in media.
 */
export const settings = readContent('settings', z.strictObject({ de: settingsSchema, en: settingsSchema }))
