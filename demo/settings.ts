import { z } from 'zod'
import { settingsSchema } from '@/lib/contract/site/settings'
import { readContent } from './read-content'

/**
 * The demo organization in each language. It is invented; its phone numbers are reserved for media.
 */
export const settings = readContent('settings', z.strictObject({ de: settingsSchema, en: settingsSchema }))
