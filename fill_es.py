import json,sys
tr=json.load(open(sys.argv[1])); p='words/es.po'
s=open(p).read(); left=[]
for k,v in tr.items():
    kk=k.replace('"','\\"'); vv=v.replace('"','\\"')
    a='msgid "%s"\nmsgstr ""\n'%kk
    if a not in s: left.append(k); continue
    s=s.replace(a,'msgid "%s"\nmsgstr "%s"\n'%(kk,vv),1)
open(p,'w').write(s)
print('not found:',left)
