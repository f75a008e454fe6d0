const letter = /\p{L}/gu
const latin = /\p{Script=Latin}/gu

// "Clean" and "wash" in the other scripts used in the valley.
const cleaning =
  /清洗|清潔|清洁|清理|洗|擦|청소|세척|помы|мойк|мыть|чист|ਸਾਫ|ਸਫ਼ਾਈ|ਸਫਾਈ|ਧੋ|साफ|सफाई|धो|تنظيف|غسل|غسيل|نظافة|شست|تمیز|մաքր|լվա|ທຳຄວາມສະອາດ|ລ້າງ|ล้าง|ทำความสะอาด|清掃|掃除|καθαρ|נקה|ניקוי/iu
const question = /[?？؟՞;¿]|多少|几|幾|吗|嗎|얼마|сколько|ਕਿੰਨ|कितन|كم|چند|որքան|ինչքան/iu

/** True if more than half of the letters are not Latin. A few are a name. */
export const isInAnotherScript = (text: string): boolean => {
  const all = text.match(letter)?.length ?? 0
  return all >= 4 && (text.match(latin)?.length ?? 0) < all / 2
}

/** True if a text in another script asks about cleaning, which spam does not. */
export const isQuestionAboutCleaning = (text: string): boolean => cleaning.test(text) && question.test(text)
