import { z } from 'zod'

/** Times of requests are limited to years that PostgreSQL and ISO 8601 write with four digits. */
const startPattern = /^[12]/
const params = { error: 'invalid', abort: true }

/** A calendar year in a request. */
export const yearSchema = z.string().regex(/^[12]\d{3}$/)
/** A day in a request, YYYY-MM-DD. */
export const daySchema = z.iso.date(params).regex(startPattern, 'invalid')
/** A time in a request, ISO 8601 with its offset. */
export const timeSchema = z.iso.datetime({ ...params, offset: true }).regex(startPattern, 'invalid')
