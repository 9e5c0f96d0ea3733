/** Text with the simplified form of every traditional character that headings of handoffs use, so that both spellings of a word are equal. */
export function simplified(text: string): string {
  return text.replace(han, (it) => forms.get(it) ?? it);
}

// Pairs of a traditional and a simplified character, as written in headings and labels of handoffs until 2026-11.
const pairs =
  '後后這这個个無无開开關关門门問问題题項项處处進进運运過过還还遺遗達达選选適适實实現现寫写對对專专導导將将應应從从復复態态報报擇择據据數数斷断時时書书會会東东條条標标樣样機机權权檔档檢检歷历歸归決决沒没測测準准滿满為为狀状' +
  '獲获環环產产畫画發发監监確确碼码礎础種种穩稳節节範范簡简約约級级組组結结給给統统經经維维網网線线編编練练總总績绩繼继續续習习聯联職职舊旧著着術术衝冲補补製制見见規规視视覽览觀观計计訂订訊讯記记設设許许註注試试話话該该詳详' +
  '認认語语誤误說说課课調调請请論论證证識识議议護护讀读變变讓让負负責责資资質质軟软載载輪轮輸输轉转辦办連连遠远鎖锁錄录錯错鍵键長长階阶際际雜杂離离難难頁页順顺預预領领額额類类顯显風风險险驗验驟骤體体點点優优備备傳传價价儲储' +
  '內内刪删則则創创動动務务勢势區区單单啟启員员圖图團团場场塊块學学層层帳帐幾几庫库張张彙汇擴扩敗败棄弃構构業业極极況况減减滯滞當当盤盘積积終终緒绪縮缩與与號号裝装複复評评診诊誰谁譯译跡迹蹤踪較较週周鏈链閉闭閱阅隊队隨随雙双' +
  '嘗尝訓训來来須须劃划餘余鐵铁誌志棧栈暫暂間间';
const forms = new Map(pairs.match(/../gsu)?.map((it) => [it.charAt(0), it.charAt(1)] as const));
const han = new RegExp(`[${[...forms.keys()].join('')}]`, 'gu');
