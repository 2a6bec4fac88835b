/** Fictitious competitors of the week, without accounts: names, and turnover in minor units. */
export const rivals = [
  { name: 'luningning88', turnover: 48_215_000 },
  { name: 'kap_tino', turnover: 36_980_050 },
  { name: 'suerte_joy', turnover: 21_455_000 },
  { name: 'bulakenyo', turnover: 15_720_500 },
  { name: 'aling_nena', turnover: 9_864_000 },
  { name: 'dabawenyo7', turnover: 6_412_000 },
  { name: 'tatay_ben', turnover: 3_150_500 },
  { name: 'ilongga_23', turnover: 1_284_000 },
  { name: 'boy_pula', turnover: 402_500 },
  { name: 'marikit', turnover: 96_000 },
  { name: 'pedro_p', turnover: 12_500 },
] as const
