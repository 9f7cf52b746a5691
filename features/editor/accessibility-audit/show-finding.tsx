import { useTranslations } from 'next-intl'
import { ToolButton } from '@/components/ui/tool-button'
import { closeDisclosure } from '@/components/ui/tool-disclosure'
import type { Finding } from './findings'
import type { Audit } from './use-audit'

/**
 * Shows the block of a finding and closes the panel around the button, which could cover the block.
 */
export function ShowFinding({ finding, audit }: { finding: Finding; audit: Pick<Audit, 'show'> }) {
  const t = useTranslations('editor.audit')
  return (
    <ToolButton
      variant="link"
      onClick={({ currentTarget }) => {
        const panel = currentTarget.closest('details')
        if (panel) closeDisclosure(panel)
        audit.show(finding)
      }}
    >
      {t('show')}
    </ToolButton>
  )
}
