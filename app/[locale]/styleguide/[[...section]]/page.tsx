import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { ErrorView, loadErrorMetadata } from '@/app/frame/error-view'
import { ModuleList } from '@/features/blocks/module-list'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { StyleguidePage } from '@/features/styleguide/components/styleguide-page'
import { isSection, type SectionName } from '@/features/styleguide/sections'
import type { Locale } from '@/lib/contract/common/locale'

interface Props extends RouteProps {
  params: Promise<{ locale: string; section?: string[] }>
}

/**
 * Returns the section that the path names; null for all sections, undefined for an unknown section.
 */
async function parseSection(params: Props['params']): Promise<SectionName | null | undefined> {
  const { section = [] } = await params
  const [name, ...furtherSegments] = section
  if (name === undefined) return null
  return furtherSegments.length === 0 && isSection(name) ? name : undefined
}

function toAlternates(section: SectionName | null): Record<Locale, string> {
  const path = section ? `/styleguide/${section}` : '/styleguide'
  return { de: `/de${path}`, en: `/en${path}` }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params)
  if ((await parseSection(params)) === undefined) return loadErrorMetadata(locale, 404)
  const t = await getTranslations({ locale, namespace: 'styleguide' })
  return { title: t('title'), robots: { index: false } }
}

/** The style guide. The middleware decides who may see it. The page is never cached. */
export default async function StyleguideRoute({ params }: Props) {
  const locale = await readLocale(params)
  const section = await parseSection(params)
  if (section === undefined) return <ErrorView locale={locale} status={404} />
  return (
    <SiteFrame locale={locale} layout="public" alternates={toAlternates(section)} hasNewsletter={false}>
      <StyleguidePage
        locale={locale}
        section={section}
        renderModules={(modules) => <ModuleList modules={modules} locale={locale} isEditor />}
      />
    </SiteFrame>
  )
}
