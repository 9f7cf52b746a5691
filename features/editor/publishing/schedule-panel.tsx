import { useTranslations } from 'next-intl'
import { createOnDemand } from '@/components/ui/on-demand'
import { LazyPanel } from '../toolbar/lazy-panel'
import styles from '../toolbar/toolbar.module.css'
import type { ScheduleFormProps } from './schedule-form'

/** The schedule form, loaded on demand. */
export const scheduleForm = createOnDemand(async () => (await import('./schedule-form')).ScheduleForm)

export function SchedulePanel(props: ScheduleFormProps) {
  const t = useTranslations('editor.schedule')
  return (
    <LazyPanel
      icon="schedule"
      priority={3}
      label={t('title')}
      panel={scheduleForm}
      props={props}
      panelClass={styles.form}
    />
  )
}
