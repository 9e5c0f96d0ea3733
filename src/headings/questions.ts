import { meaningOf } from './classify.ts';
import { namesOwner } from './owners.ts';

/** Whether the name of a column says that questions stand in it. */
export const namesQuestion = (name: string): boolean =>
  (meaningOf(name).class === 'open questions' && !namesOwner(name)) ||
  /^(?:questions?|fragen?|preguntas?|вопросы?|שאלות|שאלה|问题|問題|質問|질문)$/iu.test(name.trim());
