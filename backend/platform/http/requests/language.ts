import { accepts } from 'hono/accepts'
import { createMiddleware } from 'hono/factory'
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/contract/common/locale'
import { NotFoundError } from '../../errors'
import type { AppEnv } from '../app-env'

/**
 * Chooses the language: the address's prefix, else Accept-Language, else the default (contract, conventions).
 * What depends on the header says so in `Vary`.
 */
export const language = createMiddleware<AppEnv>(async (c, next) => {
  const prefix = c.req.path.split('/', 2)[1]
  if (isLocale(prefix)) {
    c.set('locale', prefix)
    return next()
  }
  c.set('locale', preferredLocale(accepts.bind(null, c)))
  await next()
  // A picture is the same in every language: shared caches shall keep it once.
  if (prefix === 'api') c.res.headers.append('Vary', 'Accept-Language')
})

function preferredLocale(choose: (options: Parameters<typeof accepts>[1]) => string): Locale {
  const negotiated = choose({
    header: 'Accept-Language',
    supports: [...locales],
    default: defaultLocale,
    match: (wanted) =>
      wanted
        .filter(({ q }) => q > 0)
        .map(({ type }) => type.toLowerCase().split('-', 1)[0])
        .find(isLocale) ?? defaultLocale,
  })
  return isLocale(negotiated) ? negotiated : defaultLocale
}

/** Refuses addresses below a language prefix that the site does not have. */
export const requireKnownLocale = createMiddleware<AppEnv>(async (c, next) => {
  if (!isLocale(c.req.path.split('/', 2)[1])) throw new NotFoundError()
  await next()
})
