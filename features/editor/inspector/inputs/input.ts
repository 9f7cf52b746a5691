export interface InputProps<Value> {
  id: string
  label: string
  value: Value
  isRequired: boolean
  error: string | undefined
  hint?: string | undefined
  onChange: (value: Value) => void
  onBlur: () => void
}
