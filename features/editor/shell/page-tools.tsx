import type { PageDraft } from '@/lib/contract/page-editing'
import { PublishingTools, type PublishingToolsProps } from '../publishing/publishing-tools'
import type { Site } from '../settings/previews'
import { SettingsTool } from '../settings/settings-tool'
import { TranslationLinks } from '../translation/translation-links'

interface PageToolsProps extends PublishingToolsProps {
  pageWithSettings: PageDraft
  site: Site
}

/** The tools of a page as a whole: its translation, settings and publishing. */
export function PageTools({ pageWithSettings, site, ...publishing }: PageToolsProps) {
  const { page, locale, editor } = publishing
  return (
    <>
      <TranslationLinks page={page} locale={locale} />
      {editor && <SettingsTool editor={editor} page={pageWithSettings} locale={locale} site={site} />}
      <PublishingTools {...publishing} />
    </>
  )
}
