import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { openDisclosure } from '@/components/ui/tool-disclosure'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { FeedbackTool, type FeedbackToolProps } from '../feedback/feedback-tool'
import { feedbackQuery, isApprovalMissing } from '../feedback/queries'
import { PublishingTools, type PublishingToolsProps } from '../publishing/publishing-tools'
import type { Site } from '../settings/previews'
import type { SettingsPart } from '../settings/setting-fields'
import { SettingsTool } from '../settings/settings-tool'
import { TranslationLinks } from '../translation/translation-links'

interface PageToolsProps extends Omit<PublishingToolsProps, 'isApprovalMissing' | 'onReview'> {
  /** Null where the backend keeps no comments. */
  feedback: Omit<FeedbackToolProps, 'page' | 'locale' | 'editor' | 'panel'> | null
  pageWithSettings: PageDraft
  site: Site
  settingsPart: SettingsPart | null
  onSettingsPart: (part: SettingsPart | null) => void
}

/** The tools of a page as a whole: its translation, comments, settings and publishing. */
export function PageTools(props: PageToolsProps) {
  const { pageWithSettings, site, settingsPart, onSettingsPart, feedback, ...publishing } = props
  const { page, locale, editor } = publishing
  const feedbackPanel = useRef<HTMLDetailsElement>(null)
  const { data } = useQuery({ ...feedbackQuery(locale, page.id), enabled: feedback !== null })
  return (
    <>
      <TranslationLinks page={page} locale={locale} />
      {editor && feedback && (
        <FeedbackTool {...{ page, locale, editor }} {...feedback} panel={feedbackPanel} />
      )}
      {editor && (
        <SettingsTool
          {...{ editor, locale, site }}
          page={pageWithSettings}
          part={settingsPart}
          onPart={onSettingsPart}
        />
      )}
      <PublishingTools
        {...publishing}
        isApprovalMissing={isApprovalMissing(data)}
        onReview={() => feedbackPanel.current && openDisclosure(feedbackPanel.current)}
      />
    </>
  )
}
