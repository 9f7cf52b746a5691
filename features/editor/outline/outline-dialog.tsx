import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { ToolButton } from '@/components/ui/tool-button'
import { Outline, type OutlineProps } from './outline'

/** The outline in a dialog for narrow windows. Selecting a block closes the dialog and scrolls. */
export function OutlineDialog({ onShow, onClose, ...outline }: OutlineProps & { onClose: () => void }) {
  const t = useTranslations('editor.outline')
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Dialog
      ref={dialog}
      title={t('title')}
      headContent={<ToolButton onClick={() => dialog.current?.close()}>{t('close')}</ToolButton>}
      onClose={onClose}
    >
      <Outline
        {...outline}
        onShow={(key) => {
          dialog.current?.close()
          onShow(key)
        }}
      />
    </Dialog>
  )
}
