'use client'

import { useLocale, useTranslations } from 'next-intl'
import { LoginWhileWriting } from '@/features/account/components/login/login-again'
import { ModuleList } from '@/features/blocks/module-list'
import { EditorShell } from '@/features/editor/shell/editor-shell'
import { LabeledRegion } from '@/features/editor/shell/labeled-region'
import { InPageLanguage } from '@/features/editor/shell/page-language'
import type { EditorShellProps } from '@/features/editor/shell/state/page-facts'

interface EditableContainerProps extends Omit<EditorShellProps, 'renderPage' | 'renderLogin' | 'containers'> {
  slug: string
  /** E-mail address of the editor, for the login dialog. */
  email: string
}

/** The editor for a reusable container, which is shown without a page around it. */
export function EditableContainer({ slug, email, ...props }: EditableContainerProps) {
  const t = useTranslations('editor.places')
  const language = useLocale()
  return (
    <EditorShell
      {...props}
      containers={[slug]}
      renderPage={({ title, modules }, editAttributes) => (
        <article>
          <LabeledRegion title={title} label={t('alone')} language={language}>
            <InPageLanguage>
              <ModuleList modules={modules} locale={props.locale} isEditor editAttributes={editAttributes} />
            </InPageLanguage>
          </LabeledRegion>
        </article>
      )}
      renderLogin={(login) => <LoginWhileWriting email={email} {...login} />}
    />
  )
}
