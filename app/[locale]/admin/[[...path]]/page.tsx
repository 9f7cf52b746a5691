import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { AdministrationInBrowser } from '@/app/[locale]/admin/[[...path]]/administration-in-browser'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { QueryProvider } from '@/components/query/query-provider'
import { read } from '@/lib/api/read'
import { administrationSchema } from '@/lib/contract/administration/record-type'
import { getMessages } from '@/lib/i18n/messages'

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await readLocale(params), namespace: 'administration' })
  return { title: t('title'), robots: { index: false } }
}

/**
 * The administration, which runs in the browser. The middleware lets only users pass who may
 * administer something.
 */
export default async function AdministrationPage({ params }: RouteProps) {
  const locale = await readLocale(params)
  const t = await getTranslations({ locale, namespace: 'administration' })
  const result = await read(`/${locale}/api/administration/`, administrationSchema, {
    cookie: (await cookies()).toString(),
  })
  const { account, administration, conflict, editor, forms, hub, jobs, list } = getMessages(locale)
  const { fields, pictures, places, previewLinks, refusals, text, time } = editor
  const { cancel, checklist, failures, overview, searches, trash } = hub
  return (
    <>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      {result.ok ? (
        <NextIntlClientProvider
          locale={locale}
          messages={{
            account,
            administration,
            conflict,
            forms,
            list,
            // Needed by the link tool of rich text fields.
            jobs: { form: { link: jobs.form.link } },
            editor: { fields, pictures, places, previewLinks, refusals, text, time },
            hub: { cancel, checklist, failures, overview, searches, trash },
          }}
        >
          <QueryProvider>
            <AdministrationInBrowser locale={locale} {...result.value} />
          </QueryProvider>
        </NextIntlClientProvider>
      ) : (
        <p role="alert">{t('problem.other')}</p>
      )}
    </>
  )
}
