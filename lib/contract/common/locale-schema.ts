import { z } from 'zod'
import { locales } from './locale'

/**
 * Schema of a language of the site. The separate file lets browsers import the languages
 * without zod.
 */
export const localeSchema = z.enum(locales)
