/** Codes (ISO 3166-1) of the German-speaking countries, then of other European countries. */
export const countryCodes = [
  ...['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'DK', 'PL', 'CZ', 'FR', 'IT'],
  ...['ES', 'PT', 'GB', 'IE', 'SE', 'NO', 'FI', 'HU', 'SK', 'SI', 'HR', 'RO', 'GR'],
] as const
