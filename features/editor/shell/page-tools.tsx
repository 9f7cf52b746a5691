import { useQuery } from '@tanstack/react-query'
import type { PageDraft } from '@/lib/contract/page-editing'
import { FeedbackTool, type FeedbackToolProps } from '../feedback/feedback-tool'
import { feedbackQuery, isApprovalMissing } from '../feedback/queries'
import { PublishingTools, type PublishingToolsProps } from '../publishing/publishing-tools'
import type { Site } from '../settings/previews'
import type { SettingsPart } from '../settings/setting-fields'
import { SettingsTool } from '../settings/settings-tool'
import { TranslationLinks } from '../translation/translation-links'

interface PageToolsProps extends Omit<PublishingToolsProps, 'isApprovalMissing'> {
  /** Null where the backend keeps no comments. */
  feedback: Omit<FeedbackToolProps, 'page' | 'locale' | 'editor'> | null
  pageWithSettings: PageDraft
  site: Site
  settingsPart: SettingsPart | null
  onSettingsPart: (part: SettingsPart | null) => void
}

/** The tools of a page as a whole: its translation, comments, settings and publishing. */
export function PageTools(props: PageToolsProps) {
  const { pageWithSettings, site, settingsPart, onSettingsPart, feedback, ...publishing } = props
  const { page, locale, editor } = publishing
  const { data } = useQuery({ ...feedbackQuery(locale, page.id), enabled: feedback !== null })
  return (
    <>
      <TranslationLinks page={page} locale={locale} />
      {editor && feedback && <FeedbackTool {...{ page, locale, editor }} {...feedback} />}
      {editor && (
        <SettingsTool
          {...{ editor, locale, site }}
          page={pageWithSettings}
          part={settingsPart}
          onPart={onSettingsPart}
        />
      )}
      <PublishingTools {...publishing} isApprovalMissing={isApprovalMissing(data)} />
    </>
  )
}
