import { useTranslation } from 'react-i18next'

/** Names of the rebate categories; an unknown one shows its code. */
export function useCategoryName(): (category: string) => string {
  const { t, i18n } = useTranslation('shell')
  return (category) => {
    const key = `category.${category}` as 'category.RNG'
    return i18n.exists(`shell:${key}`) ? t(key) : category
  }
}
