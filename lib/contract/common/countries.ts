/** The countries of German-speaking stages and those around them, by their codes (ISO 3166-1). */
export const countryCodes = [
  ...['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'DK', 'PL', 'CZ', 'FR', 'IT'],
  ...['ES', 'PT', 'GB', 'IE', 'SE', 'NO', 'FI', 'HU', 'SK', 'SI', 'HR', 'RO', 'GR'],
] as const
