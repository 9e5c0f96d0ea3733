import { meaningOf } from './classify.ts';
import { answersItself } from './answers.ts';
import { askedIn, namesOwner } from './owners.ts';
import { isEastAsian, wordsOf } from './words.ts';

/** Whether the name of a column says that questions stand in it. */
export const namesQuestion = (name: string): boolean =>
  (meaningOf(name).class === 'open questions' && !namesOwner(name)) ||
  /^(?:questions?|fragen?|preguntas?|вопросы?|שאלות|שאלה|问题|問題|質問|질문)$/iu.test(name.trim());

/** Whether a text is a question and nothing else, whoever decides it: "Is SEPA enough? Responsible: Finance". "Dark mode?" names a wish. */
export function isQuestion(text: string): boolean {
  const { question } = askedIn(text);
  if (!/[?？][*_"”»’')）]*$/u.test(question) || answersItself(text)) return false;
  return isEastAsian(question) || wordsOf(question).length > 2;
}
