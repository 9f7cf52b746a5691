import { useTranslations } from 'next-intl'
import { CheckField } from '@/components/form/check-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import styles from './administration.module.css'

export interface ShortcutsDialogProps {
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

/** The keyboard shortcuts, with a switch for those without a modifier key (WCAG 2.1.4). */
export function ShortcutsDialog({ isOn, onSwitch, onClose }: ShortcutsDialogProps) {
  const t = useTranslations('administration.shortcuts')
  const keys = [
    [t('control', { key: 'K' }), t('palette')],
    ['/', t('search')],
    ['j', t('next')],
    ['k', t('previous')],
    ['e', t('edit')],
    ['x', t('select')],
    ['n', t('create')],
    [t('control', { key: 'S' }), t('save')],
    ['?', t('help')],
  ] as const
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        id="single-keys"
        input={{ checked: isOn, onChange: (event) => onSwitch(event.currentTarget.checked) }}
      >
        {t('singleKeys')}
      </CheckField>
      <div className={styles.dialogActions}>
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  )
}
